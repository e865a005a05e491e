import { type ReactNode, startTransition, useId, useState } from "react";
import { useWords } from "../i18n/words.ts";
import { LazyBoundary } from "../router/lazy-boundary.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { down } from "../ui/icon/signs.ts";
import { Sheet } from "../ui/sheet/sheet.tsx";
import { Skeleton } from "../ui/status/status.tsx";
import classes from "./how-computed.module.css";

interface HowComputedProps {
	/** Renders the computations. Called when they are shown, so that their code can load on demand. */
	readonly children: () => ReactNode;
}

/** "How is this calculated?" on a page: opens a sheet with the rules of its figures. */
export const HowComputedSheet = ({ children }: HowComputedProps): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" className={classes.how} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t("shared.how")}
			</button>
			<Sheet
				open={isOpen}
				onClose={() => startTransition(() => setOpen(false))}
				title={t("shared.how")}
				isRead
			>
				<div className={classes.sheet}>{isOpen ? <OnDemand>{children}</OnDemand> : null}</div>
			</Sheet>
		</>
	);
};

/** "How is this calculated?" in a sheet: expands the rules of its figures below the button. */
export const HowComputedPart = ({ children }: HowComputedProps): ReactNode => {
	const { t } = useWords();
	return (
		<section>
			<Fold label={t("shared.how")} className={classes.part}>
				{(isOpen) => (isOpen ? <OnDemand>{children}</OnDemand> : null)}
			</Fold>
		</section>
	);
};

/** A button that expands what is below it. */
export const Fold = (props: {
	readonly label: string;
	readonly className?: string | undefined;
	readonly children: (isOpen: boolean) => ReactNode;
}): ReactNode => {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className={classes.how}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				{props.label}
				<Icon sign={down} size={16} weight={2} />
			</button>
			<div id={id} className={props.className} hidden={!isOpen}>
				{props.children(isOpen)}
			</div>
		</>
	);
};

const OnDemand = ({ children }: HowComputedProps): ReactNode => (
	<LazyBoundary fallback={<Skeleton height={96} />}>
		<Shown>{children}</Shown>
	</LazyBoundary>
);

const Shown = ({ children }: HowComputedProps): ReactNode => children();

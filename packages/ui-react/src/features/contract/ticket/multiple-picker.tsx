import { multipleText } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useState } from "react";
import { Multiple } from "../../../figures/multiple.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { down } from "../../../ui/icon/signs.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./multiple-picker.module.css";
import type { TicketActor } from "./ticket-actor.ts";

const MultipleChoices = lazyWithWords<{ readonly ticket: TicketActor; readonly onChosen: () => void }>(() =>
	import("../leverage/multiple-choices.tsx").then((file) => file.MultipleChoices),
);

/** The multiple of the order, called leverage on the page, from the instrument's own list (Spec 1 §5). */
export const MultiplePicker = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	const current = useSelector(
		ticket,
		({ context: { form, instrument } }) =>
			instrument.multiples.find(({ value }) => multipleText(value) === form.multiple)?.value,
	);
	const close = () => startTransition(() => setOpen(false));
	return (
		<>
			<button type="button" className={classes.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<span className={classes.label}>
					<small>{t("contract.ticket.multiple")}</small>{" "}
					{current ? <Multiple value={current} /> : <bdi>{t("contract.ticket.multiple.missing")}</bdi>}
				</span>
				<Icon sign={down} size={14} weight={2.7} />
			</button>
			<Sheet open={isOpen} onClose={close} title={t("contract.ticket.multiple.choose")}>
				{isOpen ? (
					<LazyBoundary fallback={<Skeleton height={160} />} onMissing={close}>
						<MultipleChoices ticket={ticket} onChosen={() => setOpen(false)} />
					</LazyBoundary>
				) : null}
			</Sheet>
		</>
	);
};

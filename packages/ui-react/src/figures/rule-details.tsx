import { type ReactNode, useId, useState } from "react";
import { useWords } from "../i18n/words.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { down } from "../ui/icon/signs.ts";
import classes from "./how-computed.module.css";

/** What few customers look up in a calculation: which rule it is, and how its result is rounded. A tap shows it. */
export const RuleDetails = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const { t } = useWords();
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
				{t("shared.how.rule")}
				<Icon sign={down} size={16} weight={2} />
			</button>
			<div id={id} hidden={!isOpen}>
				{children}
			</div>
		</>
	);
};

import type { MicroDirection } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { microSide } from "../../../parts/micro/micro-record.tsx";
import classes from "./direction.module.css";

/** A direction as text, with an icon that needs no colour. */
export const Direction = ({ of }: { readonly of: MicroDirection }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<svg viewBox="0 0 8 8" className={classes.sign} data-direction={of} aria-hidden="true">
				<path d="M4 1 7.5 7h-7z" fill="currentColor" />
			</svg>
			{microSide(of, t)}
		</>
	);
};

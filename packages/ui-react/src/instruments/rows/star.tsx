import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useStore } from "../../state/use-store.ts";
import { watched } from "../watched.ts";
import classes from "./star.module.css";

/** Adds an instrument to the favourites or removes it. */
export const Star = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const { code, symbol } = instrument;
	const isMarked = useStore(watched.subscribe, () => watched.get().favourites.includes(code));
	return (
		<button
			type="button"
			className={`icon-button ${classes.star}`}
			aria-label={t("shared.favourite", { symbol })}
			aria-pressed={isMarked}
			onClick={() => watched.toggle(code)}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
			</svg>
		</button>
	);
};

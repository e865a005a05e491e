import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useStore } from "../../state/use-store.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { star } from "../../ui/icon/signs.ts";
import { watched } from "../watched.ts";
import { InstrumentBadge } from "./badge.tsx";
import classes from "./star.module.css";

/** Adds an instrument to the favourites or removes it. */
export const Star = ({ instrument }: { readonly instrument: Instrument }): ReactNode => (
	<Toggle instrument={instrument} />
);

/** The badge of an instrument with a small star beside it, which adds it to the favourites or removes it. */
export const StarBadge = ({ instrument }: { readonly instrument: Instrument }): ReactNode => (
	<Toggle instrument={instrument}>
		<InstrumentBadge instrument={instrument} />
	</Toggle>
);

const Toggle = (props: { readonly instrument: Instrument; readonly children?: ReactNode }): ReactNode => {
	const { instrument, children } = props;
	const { t } = useWords();
	const { code, symbol } = instrument;
	const isMarked = useStore(watched.subscribe, () => watched.get().favourites.includes(code));
	return (
		<button
			type="button"
			className={children ? classes.badged : `icon-button ${classes.star}`}
			aria-label={t("shared.favourite", { symbol })}
			aria-pressed={isMarked}
			onClick={() => watched.toggle(code)}
		>
			{children}
			<Icon sign={star} size={children ? 15 : 22} weight={children ? 2 : 1.8} />
		</button>
	);
};

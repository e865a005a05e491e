import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useStore } from "../../state/use-store.ts";
import { awaitedMarkets, awaitMarket } from "./awaited-markets.ts";
import classes from "./tell-opening.module.css";

/** Asks for a notice when a closed market opens, or takes that back. */
export const TellOpening = (props: {
	readonly instrument: Instrument;
	/** A pending order is filled in. */
	readonly isPending?: boolean;
}): ReactNode => {
	const { code } = props.instrument;
	const { t } = useWords();
	const store = awaitedMarkets();
	const isAwaited = useStore(store.subscribe, store.get).includes(code);
	return (
		<>
			{props.isPending ? <p className={classes.pending}>{t("shared.opening.pending")}</p> : null}
			<p className={classes.told} role="status">
				{isAwaited ? t("shared.opening.told") : null}
			</p>
			<button type="button" className="quiet-button" onClick={() => awaitMarket(code, !isAwaited)}>
				{t(isAwaited ? "shared.opening.cancel" : "shared.opening.tell")}
			</button>
		</>
	);
};

import type { Trader } from "@tradewind/domain/copy-trading";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { noValue } from "../../../figures/figure-text.ts";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { labelled } from "../../../i18n/joined.ts";
import { useWords } from "../../../i18n/words.ts";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import classes from "./my-copies.module.css";
import type { OpenCopies } from "./orders-sheet.tsx";
import { useCopies } from "./use-copies.ts";

/** What the customer has made with a followed trader, before fees, and the way to the copies. */
export const MyCopies = (props: {
	readonly trader: Trader;
	readonly signedIn: SignedIn;
	readonly onOpen: OpenCopies;
}): ReactNode => {
	const { trader, signedIn, onOpen } = props;
	const { t, language } = useWords();
	const { copies, hasFailed, error, result, refresh } = useCopies(trader.userId, signedIn);
	return (
		<section className={classes.copies} aria-label={t("copy-trading.copies.of", { name: trader.nickname })}>
			{hasFailed ? <ErrorBanner error={error} hasRows={copies !== undefined} onRetry={refresh} /> : null}
			<dl>
				<div>
					<dt>{t("copy-trading.copies.result")}</dt>
					<dd className={classes.result}>
						<LiveMoney of={result} sign="always" tone="change" />
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.copies.open")}</dt>
					<dd>{copies?.open.length ?? noValue}</dd>
				</div>
			</dl>
			<button
				type="button"
				className="quiet-button"
				aria-haspopup="dialog"
				aria-label={labelled(t("copy-trading.copies.show"), trader.nickname, language.tag)}
				onClick={() => onOpen(trader)}
			>
				{t("copy-trading.copies.show")}
			</button>
		</section>
	);
};

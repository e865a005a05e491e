import { type Balance, shownTotal, totalBalance } from "@tradewind/domain/account";
import type { Money as MoneyValue } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { HideToggle } from "../../figures/hide-toggle.tsx";
import { useWords } from "../../i18n/words.ts";
import { floatingProfit } from "../../parts/account/floating-profit.ts";
import { OutsideTotalLines } from "../../parts/account/outside-total/outside-total-lines.tsx";
import { useOutsideTotal } from "../../parts/account/outside-total/use-outside-total.ts";
import { QuickMoney } from "../../parts/money/quick-money.tsx";
import { lazyWithWords } from "../../router/lazy.ts";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { useSession } from "../../state/use-session.ts";
import classes from "./asset-summary.module.css";
import { DayProfit } from "./day-profit.tsx";
import { Headline } from "./headline.tsx";
import { useArePricesLive } from "./use-are-prices-live.ts";
import { useHasPositions } from "./use-has-positions.ts";

const CourseButton = lazyWithWords<{ readonly accounts: readonly Balance[] }>(() =>
	import("./course-button.tsx").then((file) => file.CourseButton),
);

const accountsPath = "/mine/accounts";

/**
 * What the customer has and the day's profit (Spec 1 §2), `--` for visitors (Spec 1 §6). The area of the heading's link
 * is the whole card, below the card's buttons.
 */
export const AssetSummary = (): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	const accounts = useAccounts();
	const app = useApp();
	const profitOfDay = useSelector(app.balances, (snapshot) => snapshot.context.profitOfDay);
	const reading = useReadingOf(profitOfDay);
	// Otherwise the strip of the page has the age of all data.
	const isLive = useSelector(app.realtime, (snapshot) => snapshot.context.freshness.is === "live");
	const [isHidden] = useHiddenAmounts();
	const total = accounts && totalBalance(accounts);
	const hasPositions = useHasPositions() && standing !== "visitor";
	const name = t(hasPositions ? "shared.balance.withOpen" : "home.assets");
	return (
		<section className={classes.card} aria-label={t("home.assets")}>
			<div className={classes.head}>
				<h2 className={classes.label}>
					{isBuilt(accountsPath) ? (
						<Link to={accountsPath} className={classes.accounts}>
							{name}
						</Link>
					) : (
						name
					)}
				</h2>
				{standing === "demo" ? <span className={classes.tag}>{t("shared.demo")}</span> : null}
				<Course accounts={accounts} />
				<HideToggle className={classes.toggle} />
			</div>
			<Headline total={accounts && shownTotal(accounts)} accounts={accounts} hasPositions={hasPositions} />
			<DayProfit
				profit={profitOfDay}
				total={total}
				floating={reading?.floating}
				readAt={hasPositions && isLive ? reading?.at : undefined}
				isHidden={isHidden}
			/>
			<OutsideTotal />
			<QuickMoney />
		</section>
	);
};

/** Loaded after the first prices, and shown once it is loaded: while a part is suspended, each update of the page costs a commit. */
const Course = ({ accounts }: { readonly accounts: readonly Balance[] | undefined }): ReactNode => {
	const areLive = useArePricesLive();
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		if (areLive)
			CourseButton.load().then(
				() => startTransition(() => setLoaded(true)),
				() => {},
			);
	}, [areLive]);
	return isLoaded && accounts ? <CourseButton accounts={accounts} /> : null;
};

const OutsideTotal = (): ReactNode => (
	<OutsideTotalLines isCompact found={useOutsideTotal(useArePricesLive())} />
);

interface Reading {
	readonly profitOfDay: MoneyValue | undefined;
	/** The floating profit of that time, which the profit of the day contains. */
	readonly floating: MoneyValue;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** When `profitOfDay` was read, and the floating profit of that moment; undefined while the open orders are not known. */
const useReadingOf = (profitOfDay: MoneyValue | undefined): Reading | undefined => {
	const kept = useRef<Reading>(undefined);
	return useSelector(useApp().orders, (snapshot) => {
		if (kept.current?.profitOfDay !== profitOfDay) kept.current = undefined;
		const floating = kept.current ? undefined : floatingProfit(snapshot);
		if (floating) kept.current = { profitOfDay, floating, at: Date.now() };
		return kept.current;
	});
};

import { dayProfitOf } from "@tradewind/domain/account";
import type { Decimal, Money as MoneyValue } from "@tradewind/domain/money";
import { type ReactNode, startTransition, useState } from "react";
import { Figure } from "../../figures/figure.tsx";
import { Money } from "../../figures/money.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { info } from "../../ui/icon/signs.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./day-profit.module.css";

interface Figures {
	readonly profit: Decimal | undefined;
	readonly total: Decimal;
	/** Floating profit of the open positions. */
	readonly floating: MoneyValue | undefined;
}

const DayProfitComputed = lazyWithWords<Figures>(() =>
	import("./day-profit-computed.tsx").then((file) => file.DayProfitComputed),
);

/** The day's profit in money and in percent (Spec 1 §2); a tap shows the calculations. */
export const DayProfit = (props: {
	readonly profit: Decimal | undefined;
	readonly total: Decimal | undefined;
	readonly floating: MoneyValue | undefined;
	/** When the profit was read, in milliseconds since 1970, if it has changed since with the prices. */
	readonly readAt: number | undefined;
	readonly isHidden: boolean;
}): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const [isOpen, setOpen] = useState(false);
	const { profit, total, floating, readAt, isHidden } = props;
	const percent =
		profit && total && floating
			? dayProfitOf({ profits: profit, totalBalance: total, floatingProfit: floating }).percent
			: undefined;
	const line = (
		<>
			<span className={classes.label}>{t("home.dayProfit")}</span>{" "}
			<Money value={profit} sign="always" tone="change" />{" "}
			{percent ? <Figure value={percent} digits={2} sign="always" tone="change" unit="%" /> : null}{" "}
			{profit && readAt !== undefined ? (
				<small className={classes.age}>{t("shared.asOf", { time: times.clock(readAt) })}</small>
			) : null}
		</>
	);
	if (!total || isHidden) return <p className={classes.day}>{line}</p>;
	return (
		<>
			<button type="button" className={classes.day} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{line}
				<Icon sign={info} size={18} /> <span className="visually-hidden">{t("shared.how")}</span>
			</button>
			<Sheet
				open={isOpen}
				onClose={() => startTransition(() => setOpen(false))}
				title={t("shared.how")}
				isRead
			>
				{isOpen ? (
					<LazyBoundary fallback={<Skeleton height={96} />}>
						<DayProfitComputed profit={profit} total={total} floating={floating} />
					</LazyBoundary>
				) : null}
			</Sheet>
		</>
	);
};

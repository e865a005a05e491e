import type { ActivityEntry } from "@tradewind/domain/activity";
import { writeMoment } from "@tradewind/domain/time";
import { BigDecimal } from "effect";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { activityText, digitsOf } from "../../../activity/entry-text.ts";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { orderTime } from "../../../figures/order-time.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { useSelector } from "../../../state/use-selected.ts";
import { useSettings } from "../../../state/use-settings.ts";
import orders from "../../../ui/list/row.module.css";
import entries from "../entry.module.css";
import classes from "./activity-row.module.css";
import { ActivitySign, type Sign } from "./activity-sign.tsx";

/** One thing that happened; leads to where the order stands now. */
const Row = ({
	entry,
	onOpen,
}: {
	readonly entry: ActivityEntry;
	readonly onOpen: (entry: ActivityEntry) => void;
}): ReactNode => {
	const { t, language } = useWords();
	const { currencySymbol } = useSettings();
	const digits = useSelector(useApp().market, ({ context }) => digitsOf(entry, context.instruments));
	const isTold = useSelector(useApp().site, ({ context }) => showsMicroDetails(context));
	const { order, product } = entry;
	const isHidden = entry.kind === "settled" && !isTold;
	const profit = isHidden ? undefined : entry.profit;
	return (
		<Link
			to={pathOf(entry)}
			className={`${entries.entry} ${classes.row}`}
			data-unread={!entry.isRead}
			onClick={() => onOpen(entry)}
		>
			<ActivitySign sign={signOf({ ...entry, profit })} />
			<span className={orders.what}>
				<span className={classes.symbol}>{order.symbol}</span>
				<span className={orders.side} data-side={order.side}>
					{t(`content.side.${order.side}`)}{" "}
					<Figure
						value={order.amount}
						digits={decimalsOf(order.amount)}
						currency={product === "micro" ? currencySymbol : undefined}
					/>
				</span>
				{entry.isRead ? null : <span className="visually-hidden">{t("content.unread")}</span>}
			</span>
			<span className={orders.worth}>
				{profit ? (
					<Figure value={profit} digits={2} sign="always" tone="change" currency={currencySymbol} />
				) : null}
			</span>
			<span className={classes.text}>
				{isHidden
					? t("shared.activity.settled.plain")
					: activityText(entry, { t, locale: language.tag, digits })}
			</span>
			<span className={`${orders.when} ${classes.when}`}>{isHidden ? null : <When entry={entry} />}</span>
		</Link>
	);
};

export const ActivityRow = memo(Row);

const When = ({ entry }: { readonly entry: ActivityEntry }): ReactNode => {
	const { t, language } = useWords();
	if (entry.at !== undefined) return orderTime(entry.at, language.tag);
	return t("content.seenAt", { time: orderTime(writeMoment(entry.seenAt, "second"), language.tag) });
};

const pathOf = ({ product, kind }: ActivityEntry): string => {
	if (product === "micro") return `/order?source=micro&type=${kind === "settled" ? "3" : "1"}`;
	return `/order?type=${kind === "filled" ? "1" : "3"}`;
};

const signOf = ({ kind, profit }: ActivityEntry): Sign => {
	if (kind === "filled") return "filled";
	if (kind === "cancelled") return "cancelled";
	if (!profit) return "unknown";
	return (["loss", "even", "gain"] as const)[BigDecimal.sign(profit) + 1] ?? "even";
};

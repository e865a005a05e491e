import type { ActivityEntry } from "@tradewind/domain/activity";
import { writeMoment } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import { memo, type ReactNode } from "react";
import { entryPath } from "../../../activity/entry-path.ts";
import { activityText, digitsOf } from "../../../activity/entry-text.ts";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { OrderSide } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { EntryLink } from "../entry-link.tsx";
import classes from "./activity-row.module.css";
import { ActivitySign, type Sign } from "./activity-sign.tsx";

/** One entry of the activity; links to the list that contains the order now. */
const Row = ({
	entry,
	onOpen,
}: {
	readonly entry: ActivityEntry;
	readonly onOpen: (entry: ActivityEntry) => void;
}): ReactNode => {
	const { t, language } = useWords();
	const digits = useSelector(useApp().market, ({ context }) => digitsOf(entry, context.instruments));
	const isTold = useSelector(useApp().site, ({ context }) => showsMicroDetails(context));
	const { order, product } = entry;
	const isHidden = entry.kind === "settled" && !isTold;
	const profit = isHidden ? undefined : entry.profit;
	return (
		<EntryLink
			to={entryPath(entry)}
			className={classes.row}
			isUnread={!entry.isRead}
			onOpen={() => onOpen(entry)}
		>
			<ActivitySign sign={signOf({ ...entry, profit })} />
			<span className={classes.what}>
				<span className={classes.symbol}>{order.symbol}</span>{" "}
				<OrderSide side={order.side}>
					{t(`content.side.${order.side}`)}{" "}
					{product === "micro" ? <Money value={order.amount} /> : <OwnQuantity value={order.amount} />}
				</OrderSide>
				{entry.isRead ? null : <span className="visually-hidden">{t("content.unread")}</span>}
			</span>{" "}
			<span className={classes.worth}>
				{profit ? <Money value={profit} sign="always" tone="change" /> : null}
			</span>{" "}
			<span className={classes.text}>
				{isHidden
					? t("shared.activity.settled.plain")
					: activityText(entry, { t, locale: language.tag, digits })}
			</span>{" "}
			<span className={classes.when}>{isHidden ? null : <When entry={entry} />}</span>
		</EntryLink>
	);
};

export const ActivityRow = memo(Row);

const When = ({ entry }: { readonly entry: ActivityEntry }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	if (entry.at !== undefined) return times.short(entry.at);
	return t("content.seenAt", { time: times.short(writeMoment(entry.seenAt, "second")) });
};

const signOf = ({ kind, profit }: ActivityEntry): Sign => {
	if (kind === "filled") return "filled";
	if (kind === "cancelled") return "cancelled";
	if (!profit) return "unknown";
	return (["loss", "even", "gain"] as const)[BigDecimal.sign(profit) + 1] ?? "even";
};

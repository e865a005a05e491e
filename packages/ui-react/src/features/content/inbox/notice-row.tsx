import type { MarketNotice } from "@tradewind/domain/market";
import { writeMoment } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { noticeText } from "../../../instruments/notices/notice-text.ts";
import { chooseInstrument } from "../../../instruments/use-choose.ts";
import { useApp } from "../../../state/app.ts";
import { EntryLink } from "../entry-link.tsx";
import classes from "./activity-row.module.css";
import { ActivitySign } from "./activity-sign.tsx";

/** A notice of a market; links to the trade page of its instrument. */
export const NoticeRow = (props: {
	readonly notice: MarketNotice;
	readonly onOpen: (notice: MarketNotice) => void;
}): ReactNode => {
	const { notice, onOpen } = props;
	const words = useWords();
	const times = useTimes();
	const app = useApp();
	const instruments = useSelector(app.market, ({ context }) => context.instruments);
	const open = () => {
		onOpen(notice);
		chooseInstrument(app, notice.code);
	};
	return (
		<EntryLink to="/trade" className={classes.row} isUnread={!notice.isRead} onOpen={open}>
			<ActivitySign sign="notice" />
			<span className={classes.what}>
				<span className={classes.symbol}>{notice.symbol}</span>
				{notice.isRead ? null : <span className="visually-hidden"> {words.t("content.unread")}</span>}
			</span>{" "}
			<span className={classes.worth} />
			<span className={classes.text}>{noticeText(notice, words, instruments)}</span>{" "}
			<span className={classes.when}>
				{words.t("content.seenAt", { time: times.short(writeMoment(notice.at, "second")) })}
			</span>
		</EntryLink>
	);
};

import { type JournalRecord, kindOfCommand, type TimelineRow } from "@tradewind/domain/journal";

/** The page on which the platform's record is shown, or on which the command was sent. */
export const pageOf = (row: TimelineRow): string | undefined =>
	row.is === "record" ? pageOfRecord(row.record) : pages[kindOfCommand(row.entry.command)];

const pageOfRecord = ({ kind, what }: JournalRecord): string | undefined => {
	switch (what.is) {
		case "contract order":
			return `/order?type=${orderTabs[what.record.stage]}`;
		case "micro order":
			return `/order?source=micro&type=${what.record.stage === "closed" ? 3 : 1}`;
		default:
			return pages[kind];
	}
};

const orderTabs = { holding: 1, pending: 0, closed: 3, cancelled: 3 } as const;

const pages = {
	deposit: "/mine/charge",
	withdrawal: "/mine/withdraw",
	transfer: "/mine/transfer",
	loan: "/loan/record",
	fund: "/mining/record",
	order: "/order",
	balance: "/mine/history",
} as const satisfies Readonly<Record<JournalRecord["kind"], string>>;

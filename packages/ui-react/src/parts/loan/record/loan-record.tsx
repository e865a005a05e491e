import type { LoanEvent } from "@tradewind/domain/journal";
import { type LoanRecord, toRepay } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { LongTime } from "../../../figures/long-time.tsx";
import { Money } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";

export const loanStatus = ({ status }: Pick<LoanRecord, "status">, t: Translate): string =>
	t(`loan.status.${status}`);

/** `time` shows a time of the platform. */
export const loanFacts = (record: LoanRecord, t: Translate, time: (moment: string) => ReactNode) =>
	({
		amount: [t("loan.amount"), <Money key="amount" value={record.amount} />],
		toRepay: [
			t("loan.toRepay"),
			<strong key="total">
				<Money value={toRepay(record)} digits="exact" />
			</strong>,
		],
		created: [t("loan.created"), time(record.createdAt)],
		number: [t("loan.number"), <bdi key="number">{String(record.id)}</bdi>],
	}) satisfies Record<string, Fact | undefined>;

/** What happened to a loan, in one or two words. A loan that waits has no other event than its request. */
const eventText = (record: LoanRecord, event: LoanEvent, t: Translate): string => {
	if (event === "reviewed" && record.status !== "rejected") return t("loan.event.paidOut");
	return event === "requested" && record.status !== "waiting for review"
		? t("loan.event.requested")
		: loanStatus(record, t);
};

/** An event of a loan among records of other kinds. */
export const loanRecord = (record: LoanRecord, t: Translate, event: LoanEvent): ShownRecord => {
	const {
		amount,
		toRepay: owed,
		created,
		number,
	} = loanFacts(record, t, (moment) => <LongTime key={moment} time={moment} />);
	const now: Fact = [t("loan.event.now"), loanStatus(record, t)];
	return {
		title: t("loan.record"),
		status: eventText(record, event, t),
		facts: [now, amount, owed, created, number],
	};
};

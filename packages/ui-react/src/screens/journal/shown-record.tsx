import type { Balance } from "@tradewind/domain/account";
import type { JournalRecord } from "@tradewind/domain/journal";
import { LongTime } from "../../figures/long-time.tsx";
import { Money } from "../../figures/money.tsx";
import type { Translate } from "../../i18n/translator.ts";
import { orderRecord } from "../../parts/contract/record/order-record.tsx";
import { depositRecord } from "../../parts/deposit/record/deposit-record.tsx";
import { subscriptionRecord } from "../../parts/fund/record/subscription-record.tsx";
import { loanRecord } from "../../parts/loan/record/loan-record.tsx";
import { microRecord } from "../../parts/micro/record/micro-record.tsx";
import { transferRecord } from "../../parts/transfer/record/transfer-record.tsx";
import { withdrawalRecord } from "../../parts/withdrawal/record/withdrawal-record.tsx";
import type { ShownRecord } from "../../ui/sheet/shown-record.ts";

/** What a record's text depends on. */
export interface RecordContext {
	/** The platform matches the accounts of deposits. */
	readonly matchesBanks: boolean;
	readonly accounts?: readonly Pick<Balance, "accountId" | "kind">[] | undefined;
}

/** A record in the words of its own noun. */
export const shownRecord = (
	{ what }: Pick<JournalRecord, "what">,
	t: Translate,
	{ matchesBanks, accounts = [] }: RecordContext,
): ShownRecord => {
	switch (what.is) {
		case "deposit":
			return depositRecord(what.record, t, matchesBanks);
		case "withdrawal":
			return withdrawalRecord(what.record, t);
		case "transfer":
			return transferRecord(what.record, t, accounts);
		case "loan":
			return loanRecord(what.record, t, what.event);
		case "subscription":
			return subscriptionRecord(what.record, t);
		case "contract order":
			return orderRecord(what.record, t);
		case "micro order":
			return microRecord(what.record, t);
		case "balance change":
			return {
				title: what.record.reason.text.trim() || t("account.changes.unnamed"),
				status: t(`shared.balance.${what.account}`),
				facts: [
					[
						t("journal.change"),
						<Money key="change" value={what.record.change} digits="exact" sign="always" tone="change" />,
					],
					[t("journal.after"), <Money key="after" value={what.record.balanceAfter} digits="exact" />],
					[t("journal.time"), <LongTime key="time" time={what.record.createdAt} />],
				],
			};
	}
};

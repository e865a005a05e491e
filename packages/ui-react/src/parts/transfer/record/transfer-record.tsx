import type { TransferAccount, TransferRecord } from "@tradewind/domain/transfer";
import { LongTime } from "../../../figures/long-time.tsx";
import { Money } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";
import { accountName } from "./account-name.ts";

type Accounts = readonly Pick<TransferAccount, "accountId" | "kind">[];

/** A transfer among records of other kinds. The platform carries transfers out at once, so their status is always the same. */
export const transferRecord = (record: TransferRecord, t: Translate, accounts: Accounts): ShownRecord => ({
	title: t("transfer.record"),
	status: t("transfer.completed"),
	facts: [
		[t("transfer.amount"), <Money key="amount" value={record.amount} digits="exact" />],
		[t("transfer.from"), accountName(record.from, accounts, t)],
		[t("transfer.to"), accountName(record.to, accounts, t)],
		[t("transfer.time"), <LongTime key="time" text={record.createdAt} />],
	],
});

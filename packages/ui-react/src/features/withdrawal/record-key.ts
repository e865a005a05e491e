import { toText } from "@tradewind/domain/money";
import type { WithdrawalRecord } from "@tradewind/domain/withdrawal";

/** Records have no id (docs/assumptions.md, A-57): the business number, or else all that identifies one. */
export const keyOfRecord = (record: WithdrawalRecord): string =>
	record.businessId ??
	[record.createdAt, record.currencyCode, toText(record.amount), record.target, record.notes].join("|");

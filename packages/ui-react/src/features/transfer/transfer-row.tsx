import type { Balance } from "@tradewind/domain/account";
import { money } from "@tradewind/domain/money";
import type { NumberedTransfer } from "@tradewind/domain/transfer";
import { BigDecimal } from "effect";
import { memo, type ReactNode } from "react";
import { Money } from "../../figures/money.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { accountName } from "../../parts/transfer/record/account-name.ts";
import { Row } from "../../ui/list/row.tsx";

interface TransferRowProps {
	readonly record: NumberedTransfer;
	/** The account whose log it is. */
	readonly accountId: number;
	readonly accounts: readonly Balance[];
}

/** A transfer, as a change of the account: the other account, the amount, the time. */
export const TransferRow = memo(({ record, accountId, accounts }: TransferRowProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const isOut = record.from === accountId;
	const other = accountName(isOut ? record.to : record.from, accounts, t);
	return (
		<Row
			title={t(isOut ? "transfer.row.to" : "transfer.row.from", { account: other })}
			figure={
				<Money
					value={isOut ? money(BigDecimal.negate(record.amount)) : record.amount}
					digits="exact"
					sign="always"
				/>
			}
			details={times.long(record.createdAt)}
		/>
	);
});

import { transfer as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain/money";
import { Result } from "effect";
import { accountNamed } from "../account/account-types.ts";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import type { Loan } from "../loan/loan.routes.ts";
import { transferCommands } from "./transfer.commands.ts";
import { createTransfers } from "./transfers.ts";

export const transfer = (core: Core, { loan: { loans } }: { readonly loan: Loan }) => {
	const transfers = createTransfers(core);
	return {
		transfers,
		commands: transferCommands(core, transfers),
		routes: [
			customerRoute(calls.transfer, ({ input, customer }) =>
				Result.flatMap(loans.block(customer.id), () =>
					Result.flatMap(transfers.move(customer, input), () => reply({}, "transfer.done")),
				),
			),

			customerRoute(calls.getTransferLog, ({ input, customer }) => {
				const account = accountNamed(input.type);
				if (!account) return refuse("account.noSuchAccount");
				return pageReply(transfers.log(customer.id, account), input.page, ({ at, amount, from, to }) => ({
					balance: toText(amount),
					from: from.accountTypeId,
					to: to.accountTypeId,
					created_at: dateTimeText(at),
				}));
			}),
		],
	};
};

import { examplePicture } from "@tradewind/contracts/pact";
import { decimal, money } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago, PositiveAmount, Words } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { decidedAt, momentOf } from "../commands/moment-of.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { bankCurrencies, coins } from "../payment/currencies.ts";
import { ownerOf } from "../safety/shares.ts";
import type { Upload } from "../upload/upload.routes.ts";
import { textFrom } from "../words/words.ts";
import { matchedBank } from "./banks.ts";
import type { Deposits } from "./deposits.ts";

const Choice = Schema.Literals(["match", "approve", "reject", "expire"]).annotate({
	description: "`match`: an account is found. `expire`: the deposit becomes invalid",
});

/** A deposit of a customer. By coin and to a chosen account it has its proof. */
const AddDeposit = Schema.Struct({
	account: Account,
	currencyId: Schema.Int.annotate({ description: "The id of a coin or of a currency of a bank" }),
	amount: PositiveAmount,
	isMatching: Schema.optionalKey(
		Schema.Boolean.annotate({ description: "The platform matches the account; it has no proof yet" }),
	),
	ago: Schema.optionalKey(Ago),
	decision: Schema.optionalKey(Choice),
	remark: Schema.optionalKey(Words),
});

/** The newest undecided deposit of a customer, or one with an id. `remark` is shown to the customer. */
const DecideDeposit = Schema.Struct({
	account: Account,
	depositId: Schema.optionalKey(Schema.Int.annotate({ description: "By default the newest undecided one" })),
	decision: Choice,
	remark: Schema.optionalKey(Words),
});

/** From a deposit to its decision. */
const reviewMs = 10 * 60_000;

export const depositCommands = (
	{ sessions, clock, settle }: Core,
	deposits: Deposits,
	uploads: Upload["uploads"],
) => {
	/** The address of a picture that a customer has uploaded. */
	const proofOf = (customerId: number): string => {
		const bytes = Uint8Array.from(atob(examplePicture.base64), (character) => character.charCodeAt(0));
		return uploads.store(bytes, { customerId, viewer: "", share: ownerOf(customerId, "") }) ?? "";
	};

	return {
		"deposit/add": command(
			{
				does: "Adds a deposit of a customer, made now or some time ago; a decision is made ten minutes later, but not after now. Answers with its id.",
				example: {
					account: "mia@tradewind.test",
					currencyId: 1,
					amount: "500",
					ago: "3 days",
					decision: "approve",
				},
			},
			AddDeposit,
			({ account, currencyId, amount, isMatching = false, ago, decision, remark = "" }) => {
				const { id: customerId } = findCustomer(sessions, account);
				const coin = coins.find(({ id }) => id === currencyId);
				const currency = coin ?? bankCurrencies.find(({ id }) => id === currencyId);
				if (!currency) throw new ControlRefused("currencyId", `there is no currency ${currencyId}`);
				if (coin && isMatching) throw new ControlRefused("isMatching", "is of a deposit to a bank");
				if (decision === (isMatching ? "approve" : "match"))
					throw new ControlRefused(
						"decision",
						"a deposit without a proof is matched, one with a proof approved",
					);
				settle();
				const added = deposits.add(
					{
						customerId,
						kind: coin ? "crypto" : "bank",
						currency,
						amount: money(decimal(amount)),
						isMatching,
						bank: coin || isMatching ? undefined : matchedBank(currencyId),
						proof: isMatching ? "" : proofOf(customerId),
					},
					momentOf(clock, ago),
				);
				if (decision)
					deposits.decide(added.id, decision, textFrom(remark), decidedAt(clock, added.createdAt, reviewMs));
				return { depositId: added.id };
			},
		),

		"deposit/decide": command(
			{
				does: "Matches an account to a deposit, approves, rejects or expires it: the newest undecided one of a customer, or one with an id. Answers with its id.",
				example: { account: "mia@tradewind.test", decision: "approve" },
			},
			DecideDeposit,
			({ account, depositId, decision, remark = "" }): { readonly depositId: number } => {
				const { id: customerId } = findCustomer(sessions, account);
				settle();
				const found = deposits
					.all()
					.find(
						(each) =>
							each.customerId === customerId &&
							(depositId === undefined ? each.status === "pending" : each.id === depositId),
					);
				if (!found) throw new ControlRefused("account", `${account} has no such deposit`);
				if (!deposits.decide(found.id, decision, textFrom(remark), clock.now()))
					throw new ControlRefused("decision", `the deposit ${found.id} does not allow it now`);
				return { depositId: found.id };
			},
		),
	};
};

import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { type Reviews, reasonNamed, submissionKinds } from "./reviews.ts";

/** A waiting review of an identity. `reason` is one of the named reasons of a rejection, or a text for the customer. */
const DecideReview = Schema.Struct({
	account: Account,
	kind: Schema.Literals(submissionKinds),
	approved: Schema.Boolean,
	reason: Schema.optionalKey(
		Schema.NonEmptyString.annotate({
			description: "Of a rejection: a named reason, or a text for the customer",
		}),
	),
});

export const verificationCommands = ({ sessions, clock }: Core, reviews: Reviews) => ({
	"verification/decide": command(
		{
			does: "Approves or rejects the submitted identity of a customer. A rejection without a reason is for a blurred picture.",
			example: { account: "mia@tradewind.test", kind: "real name", approved: true },
		},
		DecideReview,
		({ account, kind, approved, reason = "blurred" }): void => {
			const { id } = findCustomer(sessions, account);
			const rejectedFor = approved ? undefined : reasonNamed(reason);
			if (!reviews.decide(id, kind, { rejectedFor }, clock.now()))
				throw new ControlRefused("account", `${account} has no waiting review of the kind ${kind}`);
		},
	),
});

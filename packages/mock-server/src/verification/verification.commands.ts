import { wire } from "@tradewind/contracts";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { type Reviews, reasonNamed, settableStandings, submissionKinds } from "./reviews.ts";

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

const SubmitVerification = Schema.Struct({
	account: Account,
	kind: Schema.Literals(submissionKinds),
	name: wire.ShortText,
	cardId: Schema.optionalKey(wire.ShortText.annotate({ description: "The number of a document" })),
	mobile: Schema.optionalKey(wire.ShortText.annotate({ description: "Area code prefix and number" })),
});

const SetVerification = Schema.Struct({
	account: Account,
	kind: Schema.Literals(submissionKinds),
	state: Schema.Literals(["none", ...settableStandings]).annotate({
		description: "`none`: nothing is submitted. One that waits is approved after 5 minutes",
	}),
	reason: Schema.optionalKey(
		Schema.NonEmptyString.annotate({
			description: "Of a rejection: a named reason, or a text for the customer. By default a blurred picture",
		}),
	),
});

export const verificationCommands = ({ sessions, clock }: Core, reviews: Reviews) => ({
	"verification/submit": command(
		{
			does: "Submits the identity of a customer for review, as their own call would, without pictures.",
			example: { account: "omar@tradewind.test", kind: "real name", name: "Omar Berg", cardId: "X1234567" },
		},
		SubmitVerification,
		({ account, kind, name, cardId, mobile }): void =>
			orRefuse(
				"account",
				reviews.submit(findCustomer(sessions, account), kind, {
					name,
					...(cardId !== undefined && { card_id: cardId }),
					...(mobile !== undefined && { mobile }),
				}),
			),
	),

	"verification/set": command(
		{
			does: "Sets the state of a customer's identity, without a submission and without a message. The name counts as verified if the real name or the junior level is approved.",
			example: { account: "mia@tradewind.test", kind: "senior", state: "rejected", reason: "glare" },
		},
		SetVerification,
		({ account, kind, state, reason }): void => {
			const customer = findCustomer(sessions, account);
			if (reason !== undefined && state !== "rejected")
				throw new ControlRefused("reason", "is of a rejection alone");
			const why = state === "rejected" ? reasonNamed(reason ?? "blurred") : undefined;
			reviews.set(customer, kind, { standing: state === "none" ? undefined : state, reason: why });
		},
	),

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

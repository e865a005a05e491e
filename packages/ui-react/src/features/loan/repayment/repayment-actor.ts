import {
	canRepay,
	type LoanId,
	type Repayment,
	repaymentAccountId,
	summariseRepayment,
} from "@tradewind/domain/loan";
import { Schema } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import type { App } from "../../../state/app.ts";
import { oncePerId } from "../../../state/once-per.ts";
import { createPictureSlot } from "../../../ui/form/picture-slot.ts";
import { loansOf } from "../kept-list.ts";
import { machines } from "../machines.ts";
import { repaymentReceipt } from "./repayment-receipt.ts";

const factsNow = ({ site }: App) => {
	const { mayCopyRepaymentAddress, hasRepaymentChat } = site.getSnapshot().context.flags;
	return { mayCopyAddress: mayCopyRepaymentAddress, offersChat: hasRepaymentChat };
};

const Account = Schema.Struct({ account: Schema.Number });

/** The repayment of each loan of the customer, with the picture that proves it. */
export const repaymentOf = keptPerSession((app, signedIn, ends) =>
	oncePerId((loanId: LoanId) => {
		const actor = createActor(machines(app).repayment, { input: { loanId, ...factsNow(app) } }).start();
		const slot = ends(
			createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
		);
		actor.on("carried out", () => loansOf(app, signedIn).send({ type: "refresh" }));
		keptForm(app, signedIn, actor, {
			name: `repayment ${loanId}`,
			command: {
				schema: Account,
				write: ({ accountId }: Repayment) => ({ account: accountId }),
				read: ({ account }) => ({ loanId, accountId: repaymentAccountId(account), proof: "" }),
			},
			draft: {
				schema: Account,
				write: () => {
					const { form, facts } = actor.getSnapshot().context;
					// A repayment that was sent is not filled in again.
					const isToRepay = facts.record !== undefined && canRepay(facts.record);
					return isToRepay && form.accountId !== undefined ? { account: form.accountId } : undefined;
				},
				restore: ({ account }) =>
					actor.send({ type: "change", change: { is: "account", accountId: repaymentAccountId(account) } }),
			},
			journal: () => ({ is: "repay loan", record: `loan ${loanId}` }),
			receipt: () => {
				const { form, facts } = actor.getSnapshot().context;
				const { toRepay, account } = summariseRepayment(form, facts);
				return repaymentReceipt(loanId, toRepay, account);
			},
			supplyFacts: () => actor.send({ type: "facts", facts: factsNow(app) }),
			slots: [slot],
		});
		return { actor, slot };
	}),
);

export type RepaymentParts = ReturnType<ReturnType<typeof repaymentOf>>;

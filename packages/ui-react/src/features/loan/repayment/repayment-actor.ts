import { canRepay, type LoanId, repaymentAccountId, summariseRepayment } from "@tradewind/domain/loan";
import type { SiteFlags } from "@tradewind/domain/site";
import { createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { keepForm } from "../../../kept/kept-form.ts";
import { recordCommands } from "../../../kept/record-commands.ts";
import { keepReceipts } from "../../../parts/receipt/keep-receipts.ts";
import { oncePerId } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { createPictureSlot } from "../../../ui/form/picture-slot.ts";
import { repaymentReceipt } from "../loan-receipts.ts";
import { machines, recordsOf } from "../machines.ts";

const factsOf = ({ mayCopyRepaymentAddress, hasRepaymentChat }: SiteFlags) => ({
	mayCopyAddress: mayCopyRepaymentAddress,
	offersChat: hasRepaymentChat,
});

/** The repayment of each loan of the customer, with the picture that proves it. */
export const repaymentOf = keptPerSession((app, signedIn, ends) =>
	oncePerId((loanId: LoanId) => {
		const actor = createActor(machines(app).repayment, {
			input: { loanId, ...factsOf(app.site.getSnapshot().context.flags) },
		}).start();
		recordCommands(app, actor, () => ({ is: "repay loan", record: `loan ${loanId}` }));
		keepReceipts(app, signedIn, actor, {
			name: `repayment ${loanId}`,
			receipt: () => {
				const { form, facts } = actor.getSnapshot().context;
				const { toRepay, account } = summariseRepayment(form, facts);
				return repaymentReceipt(loanId, toRepay, account);
			},
		});
		const slot = ends(
			createPictureSlot(app, (address) => actor.send({ type: "change", change: { is: "proof", address } })),
		);
		const flags = subscribeTo(
			app.site,
			({ context }) => context.flags,
			(flags) => actor.send({ type: "facts", facts: factsOf(flags) }),
		);
		actor.on("carried out", () => {
			slot.send({ type: "remove" });
			recordsOf(app, signedIn).send({ type: "refresh" });
		});
		keepForm(app, signedIn, actor, {
			name: `repayment ${loanId}`,
			write: ({ accountId }) => ({ account: accountId }),
			read: ({ account }) =>
				typeof account === "number"
					? { loanId, accountId: repaymentAccountId(account), proof: "" }
					: undefined,
			draft: {
				write: () => {
					const { form, facts } = actor.getSnapshot().context;
					// A repayment that was sent is not filled in again.
					const isToRepay = facts.record !== undefined && canRepay(facts.record);
					return isToRepay && form.accountId !== undefined ? { account: form.accountId } : undefined;
				},
				restore: ({ account }) => {
					if (typeof account === "number")
						actor.send({ type: "change", change: { is: "account", accountId: repaymentAccountId(account) } });
				},
			},
			ends: [flags],
		});
		return { actor, slot };
	}),
);

export type RepaymentParts = ReturnType<ReturnType<typeof repaymentOf>>;

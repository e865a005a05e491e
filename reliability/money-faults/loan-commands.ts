import { loan } from "@tradewind/contracts";
import { loanId } from "@tradewind/domain/loan";
import type { Platform } from "@tradewind/mock-server";
import { applicationOf } from "../../packages/ui-react/src/features/loan/application/application-actor.ts";
import { repaymentOf } from "../../packages/ui-react/src/features/loan/repayment/repayment-actor.ts";
import { loanRequestOf } from "../../packages/ui-react/src/features/loan/request/request-actor.ts";
import { ask, rowsOf } from "./ask.ts";
import type { MoneyCommand } from "./money-command.ts";
import { uploadExample } from "./upload-example.ts";

const underCheck = 4;

const records = async (platform: Platform) => rowsOf(await ask(platform, loan.getRecords, { page: "1" }));

/** The application for the right to borrow, a loan, and its repayment. */
export const loanCommands: readonly MoneyCommand[] = [
	{
		name: "application for loans",
		call: loan.submitApplication.id,
		// A site that asks for two fields.
		prepare: (platform) => {
			const asked = Object.keys(platform.control.state().site).filter((name) =>
				/^is_loan_(?!show_|protocol|repayment_)/.test(name),
			);
			platform.control.flags({
				...Object.fromEntries(asked.map((name) => [name, "0"])),
				is_loan_country: "1",
				is_loan_job: "1",
			});
		},
		open: (app, signedIn) => {
			const { actor } = applicationOf(app, signedIn);
			return {
				actor,
				fill: () => {
					actor.send({ type: "change", change: { field: "lastName", value: "Berg" } });
					actor.send({ type: "change", change: { field: "firstName", value: "Mia" } });
					actor.send({ type: "change", change: { field: "country", value: "Austria" } });
					actor.send({ type: "change", change: { field: "job", value: "Baker" } });
				},
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: async (platform) => {
			const info = await ask(platform, loan.getInfo, {});
			const isSent = JSON.stringify(info ?? null).includes("Baker");
			return isSent ? 1 : 0;
		},
	},
	{
		name: "loan",
		call: loan.submitLoan.id,
		scenario: "loan-approved",
		open: (app, signedIn) => {
			const flow = loanRequestOf(app, signedIn);
			void flow.loadTexts();
			const actor = flow.current();
			return {
				actor,
				fill: () => {
					actor.send({ type: "change", change: { is: "amount", text: "500" } });
					actor.send({ type: "change", change: { is: "terms", isTicked: true } });
					actor.send({ type: "loan now" });
					actor.send({ type: "confirm" });
					actor.send({ type: "tick", isTicked: true });
					actor.send({ type: "go on to sign" });
				},
				press: () => actor.send({ type: "signed", picture: loan.submitLoan.example.input.sign }),
				typed: () => {
					const { amount, planId } = actor.getSnapshot().context.form;
					return { amount, planId };
				},
			};
		},
		executed: async (platform) => (await records(platform)).length,
	},
	{
		name: "repayment of a loan",
		call: loan.repay.id,
		scenario: "loan-to-repay",
		open: (app, signedIn) => {
			const { actor } = repaymentOf(app, signedIn)(loanId(1));
			let proof: string | undefined;
			void uploadExample(app, (address) => {
				proof = address;
			});
			return {
				actor,
				fill: () => {
					const [first] = actor.getSnapshot().context.facts.accounts;
					if (first) actor.send({ type: "change", change: { is: "account", accountId: first.id } });
					actor.send({ type: "change", change: { is: "proof", address: proof } });
				},
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: async (platform) =>
			(await records(platform)).filter(({ status }) => status === underCheck).length,
	},
];

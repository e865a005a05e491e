import type { BankDepositOrder, DepositProof } from "../deposit.ts";

/** The commands of a bank deposit on a site that matches bank accounts. */
export type BankDepositCommand =
	| { readonly is: "create"; readonly order: BankDepositOrder }
	| ({ readonly is: "upload proof" } & DepositProof)
	| { readonly is: "cancel"; readonly depositId: number };

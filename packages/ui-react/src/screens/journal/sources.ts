import type { Balance } from "@tradewind/domain/account";
import {
	balanceSource,
	contractSource,
	depositSource,
	type JournalKind,
	type JournalSource,
	journalKinds,
	loanSource,
	microSource,
	subscriptionSource,
	transferSource,
	unlistedSource,
	withdrawalSource,
	withNumber,
} from "@tradewind/domain/journal";
import type { SiteSettings } from "@tradewind/domain/site";
import type { Ports } from "../../state/ports.ts";

/** The facts that determine which of the platform's lists a customer has. */
export interface JournalFacts {
	readonly accounts: readonly Pick<Balance, "accountId" | "kind">[];
	readonly site: Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading" | "hasOnlyOneAccount">;
	readonly isDemo: boolean;
}

/** Every list of the platform that the journal reads. The lists of a kind are one line. */
const allSources = ({ accounts, site, isDemo }: JournalFacts): readonly JournalSource<Ports>[] => [
	...(isDemo ? [] : realSources),
	...(site.hasOnlyOneAccount ? [] : accounts.map(({ accountId }) => transferSource(accountId))),
	...(site.hasContractTrading ? (["holding", "pending", "history"] as const).map(contractSource) : []),
	...(site.hasMicroTrading ? (["in progress", "closed"] as const).map(microSource) : []),
	...accounts.map(balanceSource),
];

/** The lists of real accounts only (Spec 1 §6). */
const realSources: readonly JournalSource<Ports>[] = [
	...(["crypto", "bank"] as const).map(depositSource),
	...(["crypto", "bank"] as const).map(withdrawalSource),
	loanSource,
	subscriptionSource,
];

/**
 * The lists of one kind. Without a kind these are all lists, and of the changes of the balances those that no other list shows
 * (docs/assumptions.md, A-351, A-590). With digits, only the records whose number contains them.
 */
export const sourcesFor = (
	facts: JournalFacts,
	{ kind, number }: { readonly kind: JournalKind | undefined; readonly number: string },
): readonly JournalSource<Ports>[] => {
	const sources =
		kind === undefined
			? [
					...allSources(facts).filter((source) => source.kind !== "balance"),
					...facts.accounts.map(unlistedSource),
				]
			: allSources(facts).filter((source) => source.kind === kind);
	return number === "" ? sources : sources.map((source) => withNumber(source, number));
};

/** The kinds that the customer can choose. */
export const kindsFor = (facts: JournalFacts): readonly JournalKind[] => {
	const read = new Set(allSources(facts).map(({ kind }) => kind));
	return journalKinds.filter((kind) => read.has(kind));
};

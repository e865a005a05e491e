interface PactFile {
	readonly interactions: readonly { readonly description: string; readonly providerStates?: unknown }[];
	readonly metadata: { readonly pactSpecification: unknown };
}

/** The text of a pact for the repository: independent of the order of interactions and of the version of the tool. */
export const toPactText = (written: string): string => {
	const pact: PactFile = JSON.parse(written);
	const { pactSpecification } = pact.metadata;
	const interactions = [...pact.interactions].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
	return `${JSON.stringify({ ...pact, interactions, metadata: { pactSpecification } }, undefined, "\t")}\n`;
};

const orderOf = ({ description, providerStates }: PactFile["interactions"][number]): string =>
	`${description} ${JSON.stringify(providerStates ?? [])}`;

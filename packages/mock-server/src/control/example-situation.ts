/** How a situation is made, saved and sent, for the reference. Each step is a command. */
export const exampleSituation: readonly {
	readonly does: string;
	readonly command: string;
	readonly body: object;
}[] = [
	{
		does: "Begin with a scenario that has what the situation needs, here traders to follow.",
		command: "reset",
		body: { scenario: "default" },
	},
	{
		does: "Mia follows the trader 1001, with at most 500 of margin in copies.",
		command: "trader/follow",
		body: { account: "mia@tradewind.test", traderId: 1001, multiple: 1, maxAmount: "500" },
	},
	{
		does: "The sockets are down for an hour.",
		command: "faults",
		body: { socket: [{ kind: "drop", ms: 3_600_000 }] },
	},
	{
		does: "The trader opens an order of 2. The copy would have more margin than 500, so it is smaller.",
		command: "trader/open",
		body: { traderId: 1001, code: "EURUSD", direction: "buy", quantity: "2" },
	},
	{ does: "Save the world under a name.", command: "world/save", body: { name: "copy-reduced" } },
];

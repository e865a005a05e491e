import { expect, test } from "vitest";
import { reportVitals } from "./report-vitals.ts";

test("A-902: a report says how fast which page was, and nothing that a customer has opened", () => {
	const sent: string[] = [];
	const found: ((metric: { readonly name: "CLS" | "LCP"; readonly value: number }) => void)[] = [];
	const observe = (report: (typeof found)[number]): void => void found.push(report);
	let path = "/mine/withdraw";
	reportVitals(
		"https://faults.test/in",
		{ onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe },
		{
			path: () => path,
			build: "app-1.js",
			send: (address, text) => sent.push(`${address} ${text}`),
		},
	);
	path = "/mia@tradewind.test";
	expect(found).toHaveLength(5);
	found[0]?.({ name: "CLS", value: 0.012_345 });
	found[3]?.({ name: "LCP", value: 1234.5678 });
	expect(sent).toEqual([
		'https://faults.test/in {"vital":"CLS","value":0.012,"path":"/mine/withdraw","build":"app-1.js"}',
		'https://faults.test/in {"vital":"LCP","value":1234.568,"path":"/mine/withdraw","build":"app-1.js"}',
	]);
});

import { expect, test } from "vitest";
import { verdictsOf } from "../soak/verdicts.ts";
import { runNetworkSoak } from "./run-network-soak.ts";

test("a soak of 15 simulated seconds trades over the network, with the app and the platform in processes of their own", async () => {
	const findings = await runNetworkSoak({ seed: 7, minutes: 0.25 });
	expect(verdictsOf(findings).filter(({ isMet }) => !isMet)).toEqual([]);
	expect(findings.commands["contract.submit"]?.executed).toBeGreaterThan(0);
	expect(findings.samples.length).toBeGreaterThan(0);
});

import { whenIdle } from "../state/when-idle.ts";
import { configuration } from "../storage/configuration.ts";
import { reportFaults } from "./report-faults.ts";
import { showFault } from "./show-configuration-fault.tsx";

const loadVitals = async (monitoring: string): Promise<void> => {
	const [{ reportVitals }, library] = await Promise.all([import("./report-vitals.ts"), import("web-vitals")]);
	reportVitals(monitoring, library);
};

/** What hardly any page needs: shows the fault of a configuration, or reports the faults of the app. */
export const serveOperator = async (): Promise<void> => {
	const { fault, monitoring, vitals } = configuration;
	if (fault !== undefined) return showFault(fault);
	if (monitoring === undefined) return;
	reportFaults(monitoring);
	// Its observers get what was measured before they exist.
	if (vitals) whenIdle(() => void loadVitals(monitoring).catch(() => {}));
};

import { configuration } from "../storage/configuration.ts";
import { reportFaults } from "./report-faults.ts";
import { showFault } from "./show-configuration-fault.tsx";

/** What hardly any page needs: shows the fault of a configuration, or reports the faults of the app. */
export const serveOperator = async (): Promise<void> => {
	const { fault, monitoring } = configuration;
	if (fault !== undefined) return showFault(fault);
	if (monitoring !== undefined) reportFaults(monitoring);
};

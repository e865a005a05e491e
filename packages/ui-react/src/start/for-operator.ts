/** What hardly any page needs: one import of both keeps the first load small. */
export { reportFaults } from "./report-faults.ts";
export { showFault } from "./show-configuration-fault.tsx";

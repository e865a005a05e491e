export { createRedaction, isPathOfCall } from "@tradewind/contracts";

export { moveToTrade } from "./move-to-trade.ts";
export { readStart, type StartReading, withReading } from "./start-requests.ts";
export {
	currentStep,
	isStarted,
	type StartStep,
	type StartStepName,
	startSteps,
} from "./start-steps.ts";

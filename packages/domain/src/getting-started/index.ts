export { moveToTrade } from "./move-to-trade.ts";
export { readStart } from "./read-start.ts";
export {
	currentStep,
	isStarted,
	type StartFacts,
	type StartStep,
	type StartStepName,
	startSteps,
} from "./start-steps.ts";

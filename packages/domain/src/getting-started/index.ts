export { moveToTrade } from "./move-to-trade.ts";
export { readStart } from "./read-start.ts";
export {
	isStarted,
	nextStep,
	type StartFacts,
	type StartStep,
	type StartStepName,
	startSteps,
} from "./start-steps.ts";

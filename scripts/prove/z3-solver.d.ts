/** The part of z3-solver that the prover uses: the solver as a WebAssembly module that reads SMT-LIB. */
declare module "z3-solver" {
	type Config = { readonly z3: "config" };
	type Context = { readonly z3: "context" };

	export const init: () => Promise<{
		readonly Z3: {
			readonly mk_config: () => Config;
			readonly mk_context: (config: Config) => Context;
			readonly del_context: (context: Context) => void;
		};
		/** The module itself: calls its functions on this thread. */
		readonly em: {
			readonly ccall: (
				name: "Z3_eval_smtlib2_string",
				result: "string",
				kinds: readonly ["number", "string"],
				given: readonly [Context, string],
			) => string;
		};
	}>;
}

/** What the server says of its shoes, under the names that they have here. */

export type { ShoeSummary, ShoesBody as ShoesPage, VerificationReport as ServerReport } from "../generated/api";

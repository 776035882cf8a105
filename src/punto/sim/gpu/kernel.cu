// The fast kernel on a GPU: shoes of bets on points, card counts and pairs, the very shoes of `punto.sim.lockstep`.
//
// One thread deals one shoe after the other; a block deals batch after batch of BATCH shoes and keeps the batch's
// histogram of classes in shared memory, so that what each bet won is one dot product at the end of a batch. All sums
// are of integers, so that they do not depend on the order of blocks.
//
// A boundary c (the cards left of the first ranks) is kept as e = MOST - c, FIELDS of them to a register, each below a
// guard bit. Adding u + 1 sets the guard bits where c <= u; the others mark the boundaries that go down by one with the
// card that leaves, and their number says which card it was. Registers 0 to VALUE_REGISTERS - 1 hold the nine
// boundaries of values, in front of 1 to 9; with PAIRS one or two more hold those in front of J, Q and K.
//
// Compiled at run time with these words defined:
//   PAIRS      1 where a bet asks for pairs       FIELDS     boundaries to a register: 3 up to nine decks, else 2
//   BETS       how many bets are settled          BATCH      shoes in a batch: 1 or 256
//   BLOCK      threads in a block, up to 256, a power of 2
//   OCCUPANCY  blocks that a multiprocessor should hold at least: it sets the registers of a thread
//   UNROLL     rounds in a pass of the first loop SPECULATE  1: draw Player's third card before it is known to be drawn
//
// How it is checked: this file, compiled as C++ behind a header that defines the words of CUDA, must count what the
// kernels of the CPU count, bit for bit; so must the device, where there is one.

typedef unsigned int u32;
typedef unsigned long long u64;

#define MOST_ROUNDS 160
#define WIDTH (32 / FIELDS)
#define MOST ((1u << (WIDTH - 1)) - 1)
#if FIELDS == 3
#define ONES 0x00100401u
#define SUM_SHIFT 22
#else
#define ONES 0x00010001u
#define SUM_SHIFT 16
#endif
#define GUARDS (ONES << (WIDTH - 1))
#define VALUE_REGISTERS ((9 + FIELDS - 1) / FIELDS)
#define FACE_REGISTERS (PAIRS ? (3 + FIELDS - 1) / FIELDS : 0)
#define REGISTERS (VALUE_REGISTERS + FACE_REGISTERS)
#define CLASSES ((PAIRS ? 16 : 4) * 160)
#define BURN_ROUND 0xFFFFFFFFu
#define WARP (BLOCK < 32 ? BLOCK : 32)
#define WARPS (BLOCK / WARP)
#define MOST_USED (PAIRS ? 1024 : 256)

// What all shoes of a launch have in common.
struct Job {
    u32 keys[20];           // of Philox's ten steps
    u32 full[8];            // the boundaries of a full shoe
    u32 high;               // the upper half of every shoe's number
    u32 cards, burn;        // in a full shoe; burned unseen whatever the first card is
    int by_first;           // whether the first card says how many are burned
    int cut_card, safe;     // cards behind the cut card; rounds that no shoe ends before
    int most;               // rounds that no shoe goes beyond
    int used;               // classes that occur
};

__constant__ Job JOB;

// ---------------------------------------------------------------------------------------------------- Philox4x32-10

struct __align__(16) Block { u32 a, b, c, d; };

__device__ __forceinline__ void philox_step(Block &w, int step) {
    const u64 p = (u64)0xD2511F53u * w.a, q = (u64)0xCD9E8D57u * w.c;
    w.a = (u32)(q >> 32) ^ w.b ^ JOB.keys[2 * step];
    w.b = (u32)q;
    w.c = (u32)(p >> 32) ^ w.d ^ JOB.keys[2 * step + 1];
    w.d = (u32)p;
}

// The counter is (shoe low, shoe high, round, 0), and the first two steps keep what comes of the shoe apart from what
// comes of the round: after them the words are (shoe.a ^ round.a, shoe.b, shoe.c ^ round.c, round.d).
__device__ __forceinline__ Block of_shoe(u32 low) {
    const u64 p = (u64)0xD2511F53u * low;
    const u64 q = (u64)0xCD9E8D57u * ((u32)(p >> 32) ^ JOB.keys[1]);
    return {(u32)(q >> 32), (u32)q, (u32)p, 0};
}

__device__ __forceinline__ Block of_round(u32 number) {
    const u64 q = (u64)0xCD9E8D57u * number;
    const u64 p = (u64)0xD2511F53u * ((u32)(q >> 32) ^ JOB.high ^ JOB.keys[0]);
    return {(u32)q ^ JOB.keys[2], 0, (u32)(p >> 32) ^ JOB.keys[3], (u32)p};
}

__device__ __forceinline__ Block words_of(const Block &shoe, const Block &round) {
    Block w = {shoe.a ^ round.a, shoe.b, shoe.c ^ round.c, round.d};
#pragma unroll
    for (int step = 2; step < 10; step++) philox_step(w, step);
    return w;
}

// A 16-bit word above the one that refines it: n times that, less its lower 32 bits, is the number to draw by.
__device__ __forceinline__ u32 low_word(u32 pair, u32 refine) { return __byte_perm(pair, refine, 0x1054); }
__device__ __forceinline__ u32 high_word(u32 pair, u32 refine) { return __byte_perm(pair, refine, 0x3254); }
__device__ __forceinline__ u32 aim(u32 cards, u32 word) { return __umulhi(cards, word) * ONES + ONES; }

// -------------------------------------------------------------------------------------------------------- the cards

#define NOTHING ((MOST + 1) * ONES)

// Take the card at `aimed`, a number to draw by plus one in every field, or none at NOTHING.
__device__ __forceinline__ void take(u32 (&e)[REGISTERS], u32 aimed) {
#pragma unroll
    for (int j = 0; j < REGISTERS; j++) e[j] += (~(e[j] + aimed) & GUARDS) >> (WIDTH - 1);
}

// Sums over registers, field by field. What they grow by from one card to the next is the number of boundaries behind
// the card: 9 less its value; with the faces too, a number for each rank.
__device__ __forceinline__ u32 values(const u32 (&e)[REGISTERS]) {
    u32 sum = e[0];
#pragma unroll
    for (int j = 1; j < VALUE_REGISTERS; j++) sum += e[j];
    return sum;
}

__device__ __forceinline__ u32 faces(const u32 (&e)[REGISTERS]) {
    u32 sum = 0;
#pragma unroll
    for (int j = VALUE_REGISTERS; j < REGISTERS; j++) sum += e[j];
    return sum;
}

__device__ __forceinline__ u32 across(u32 fields) { return (fields * (ONES << (FIELDS == 3 ? 2 : 0))) >> SUM_SHIFT; }
__device__ __forceinline__ u32 last_digit(u32 total) { return min(total, total - 10); }

// The highest total on which Banker draws to Player's third card, 3 bits each, by the boundaries behind that card:
// 9 8 7 6 5 4 3 2 1 0 draw to 3 2 6 6 5 5 4 4 3 3.
#define HIGHEST (3u | 2u << 3 | 6u << 6 | 6u << 9 | 5u << 12 | 5u << 15 | 4u << 18 | 4u << 21 | 3u << 24 | 3u << 27)
#define AS_IF_FIVE 4

struct Shoe {
    u32 e[REGISTERS];
    u32 cards;
};

// Deal a round and give its class: flags * 160 + player * 16 + banker, where the flags are player drew, banker drew,
// player pair, banker pair.
__device__ __forceinline__ u32 deal_round(Shoe &shoe, const Block &w) {
    const u32 n = shoe.cards;
    const u32 v0 = values(shoe.e), f0 = faces(shoe.e);
    take(shoe.e, aim(n, low_word(w.a, w.d)));
    const u32 v1 = values(shoe.e), f1 = faces(shoe.e);
    take(shoe.e, aim(n - 1, high_word(w.a, w.d)));
    const u32 v2 = values(shoe.e), f2 = faces(shoe.e);
    take(shoe.e, aim(n - 2, low_word(w.b, w.d)));
    const u32 v3 = values(shoe.e), f3 = faces(shoe.e);
    take(shoe.e, aim(n - 3, high_word(w.b, w.d)));
    const u32 v4 = values(shoe.e), f4 = faces(shoe.e);
    const u32 third_aim = aim(n - 4, low_word(w.c, w.d));

    u32 player = last_digit(18 - across((v1 - v0) + (v3 - v2)));
    u32 banker = last_digit(18 - across((v2 - v1) + (v4 - v3)));
    const bool player_draws = player < 6 && banker < 8;

#if SPECULATE
    u32 tried[REGISTERS];
#pragma unroll
    for (int j = 0; j < REGISTERS; j++) tried[j] = shoe.e[j];
    take(tried, third_aim);
    const u32 behind = across(values(tried) - v4);
#pragma unroll
    for (int j = 0; j < REGISTERS; j++) shoe.e[j] = player_draws ? tried[j] : shoe.e[j];
#else
    take(shoe.e, player_draws ? third_aim : NOTHING);
    const u32 behind = across(values(shoe.e) - v4);
#endif
    const u32 v5 = values(shoe.e);
    const u32 highest = (HIGHEST >> (3 * (player_draws ? behind : AS_IF_FIVE))) & 7;
    const bool banker_draws = player < 8 && banker <= highest;
    const u32 left = n - 4 - (player_draws ? 1 : 0);
    take(shoe.e, banker_draws ? aim(left, high_word(w.c, w.d)) : NOTHING);
    shoe.cards = left - (banker_draws ? 1 : 0);

    player = player_draws ? last_digit(player + 9 - behind) : player;
    banker = banker_draws ? last_digit(banker + 9 - across(values(shoe.e) - v5)) : banker;
    u32 index = player * 16 + banker + (player_draws ? 160 : 0) + (banker_draws ? 320 : 0);
#if PAIRS
    // Equal ranks have equally many boundaries behind them in every field.
    if (v1 - v0 == v3 - v2 && f1 - f0 == f3 - f2) index += 640;
    if (v2 - v1 == v4 - v3 && f2 - f1 == f4 - f3) index += 1280;
#endif
    return index;
}

// A full shoe, burned; the cards burned unseen are taken to lie at its end, and their number comes back.
__device__ __forceinline__ int open_shoe(Shoe &shoe, const Block &own) {
#pragma unroll
    for (int j = 0; j < REGISTERS; j++) shoe.e[j] = JOB.full[j];
    shoe.cards = JOB.cards;
    if (!JOB.by_first) return (int)JOB.burn;
    const Block w = words_of(own, of_round(BURN_ROUND));
    const u32 before = values(shoe.e);
    take(shoe.e, aim(shoe.cards, low_word(w.a, w.d)));
    shoe.cards -= 1;
    const u32 value = 9 - across(values(shoe.e) - before);
    return value ? (int)value : 10;
}

// ------------------------------------------------------------------------------------------------------- the counts

__device__ __forceinline__ long long over_warp(long long sum) {
#if BLOCK > 1
#pragma unroll
    for (int step = WARP / 2; step; step /= 2) sum += __shfl_xor_sync(0xFFFFFFFFu, sum, step, WARP);
#endif
    return sum;
}

__device__ __forceinline__ void add(long long *to, long long what) { atomicAdd((u64 *)to, (u64)what); }

// Count the shoes `first` to `last` (the lower halves of their numbers; `last` may be 2^32). `first` begins a batch.
// `used` lists the classes that occur and `pay[class * BETS + bet]` is what a bet wins. To `counted` are added the
// rounds by place in `used`, the shoes by their number of rounds, and sums over batches: of each bet x, x n, and x^2 in
// two halves of 32 bits, which cannot overflow; then 1, 0, and n^2 likewise.
extern "C" __global__ void __launch_bounds__(BLOCK, OCCUPANCY)
count_shoes(u64 first, u64 last, const int *used, const int *pay, u64 *counted) {
    // What lasts from batch to batch is kept in shared memory too: registers are for dealing.
    __shared__ u32 seen[CLASSES];
    __shared__ u32 total[MOST_USED];
    __shared__ u32 by_length[MOST_ROUNDS];
    __shared__ Block of_rounds[MOST_ROUNDS];
    __shared__ long long parts[BETS + 1][WARPS];
    __shared__ long long own[BETS + 1][4];
    for (int i = threadIdx.x; i < CLASSES; i += BLOCK) seen[i] = 0;
    for (int i = threadIdx.x; i < MOST_USED; i += BLOCK) total[i] = 0;
    for (int i = threadIdx.x; i <= BETS; i += BLOCK) own[i][0] = own[i][1] = own[i][2] = own[i][3] = 0;
    for (int i = threadIdx.x; i < MOST_ROUNDS; i += BLOCK) {
        by_length[i] = 0;
        of_rounds[i] = of_round(i);
    }
    __syncthreads();

    const int together = BATCH > 1 ? BATCH : 256, unrolled = UNROLL;
    for (u64 start = first + (u64)together * blockIdx.x; start < last; start += (u64)together * gridDim.x) {
        const int count = (int)(last - start < together ? last - start : together);
        for (int place = threadIdx.x; place < count; place += BLOCK) {
            Shoe shoe;
            const Block own_words = of_shoe((u32)start + place);
            const int unseen = open_shoe(shoe, own_words);
            int round = 0;
#if BATCH == 1
            long long won[BETS] = {};
#define NOTE(index)                                                                            \
    {                                                                                          \
        atomicAdd(&seen[index], 1u);                                                           \
        for (int bet = 0; bet < BETS; bet++) won[bet] += pay[(index) * BETS + bet];            \
    }
#else
#define NOTE(index) atomicAdd(&seen[index], 1u);
#endif
            const int certain = min(JOB.safe, JOB.most);
#pragma unroll unrolled
            for (; round < certain; round++) {
                const u32 index = deal_round(shoe, words_of(own_words, of_rounds[round]));
                NOTE(index)
            }
            while (round < JOB.most) {
                const int before = (int)shoe.cards - unseen;
                const u32 index = deal_round(shoe, words_of(own_words, of_rounds[round]));
                // A round that ran out of cards is void; one that began with the cut card is the last.
                if ((int)shoe.cards < unseen) break;
                NOTE(index)
                round++;
                if (before <= JOB.cut_card) break;
            }
            atomicAdd(&by_length[round], 1u);
#if BATCH == 1
            for (int bet = 0; bet < BETS; bet++) {
                const u64 square = won[bet] * won[bet];
                add(&own[bet][0], won[bet]);
                add(&own[bet][1], won[bet] * round);
                add(&own[bet][2], square & 0xFFFFFFFFu);
                add(&own[bet][3], square >> 32);
            }
            add(&own[BETS][0], 1);
            add(&own[BETS][2], round * round);
#endif
        }
        __syncthreads();
#if BATCH > 1
        for (int bet = 0; bet <= BETS; bet++) {
            long long sum = 0;
            for (int i = threadIdx.x; i < JOB.used; i += BLOCK)
                sum += (long long)seen[used[i]] * (bet < BETS ? pay[used[i] * BETS + bet] : 1);
            sum = over_warp(sum);
            if (threadIdx.x % WARP == 0) parts[bet][threadIdx.x / WARP] = sum;
        }
        __syncthreads();
        long long n = 0;
        for (int warp = 0; warp < WARPS; warp++) n += parts[BETS][warp];
        for (int bet = threadIdx.x; bet <= BETS; bet += BLOCK) {
            long long x = 0;
            for (int warp = 0; warp < WARPS; warp++) x += parts[bet][warp];
            const u64 square = x * x;
            own[bet][0] += bet < BETS ? x : 1;
            own[bet][1] += bet < BETS ? x * n : 0;
            own[bet][2] += square & 0xFFFFFFFFu;
            own[bet][3] += square >> 32;
        }
#endif
        for (int i = threadIdx.x; i < JOB.used; i += BLOCK) {
            total[i] += seen[used[i]];
            seen[used[i]] = 0;
        }
        __syncthreads();
    }

    for (int i = threadIdx.x; i < JOB.used; i += BLOCK)
        if (total[i]) atomicAdd(&counted[i], (u64)total[i]);
    u64 *lengths = counted + JOB.used, *sums = lengths + MOST_ROUNDS;
    for (int i = threadIdx.x; i < MOST_ROUNDS; i += BLOCK)
        if (by_length[i]) atomicAdd(&lengths[i], (u64)by_length[i]);
    for (int i = threadIdx.x; i < 4 * (BETS + 1); i += BLOCK) atomicAdd(&sums[i], (u64)own[i / 4][i % 4]);
}

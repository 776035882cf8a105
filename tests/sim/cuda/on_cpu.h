// The words of CUDA as C++, so that the kernel's own source runs on any machine with a compiler.
//
// A block's threads are real threads that meet at barriers; blocks run one after the other, since what they share is
// only ever added to. `run` is what the tests call.

#pragma once

#include <algorithm>
#include <barrier>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

using std::min;

#define __constant__ static
#define __device__
#define __global__
#define __forceinline__ inline
#define __shared__ static
#define __align__(n) alignas(n)
#define __launch_bounds__(threads, blocks)

struct Index { int x; };
static thread_local Index threadIdx, blockIdx;
static Index gridDim;

static std::unique_ptr<std::barrier<>> together;
static long long exchanged[1024];

static inline void __syncthreads() { together->arrive_and_wait(); }

static inline unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a * b) >> 32); }

static inline unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
    const unsigned long long bytes = (unsigned long long)y << 32 | x;
    unsigned result = 0;
    for (int i = 0; i < 4; i++) result |= (unsigned)(bytes >> 8 * (selector >> 4 * i & 7) & 0xFF) << 8 * i;
    return result;
}

// All threads of a block reach each exchange together, so that one barrier for the block serves its warps.
static inline long long __shfl_xor_sync(unsigned, long long value, int step, int) {
    exchanged[threadIdx.x] = value;
    together->arrive_and_wait();
    const long long other = exchanged[threadIdx.x ^ step];
    together->arrive_and_wait();
    return other;
}

template <typename T>
static inline void atomicAdd(T *to, T what) { __atomic_fetch_add(to, what, __ATOMIC_RELAXED); }

#include "kernel.cu"

extern "C" int job_size() { return (int)sizeof(Job); }

extern "C" void run(const void *job, int blocks, u64 first, u64 last, const int *used, const int *pay, u64 *counted) {
    std::memcpy(&JOB, job, sizeof(Job));
    together = std::make_unique<std::barrier<>>(BLOCK);
    gridDim.x = blocks;
    for (int block = 0; block < blocks; block++) {
        std::vector<std::thread> threads;
        for (int thread = 0; thread < BLOCK; thread++)
            threads.emplace_back([=] {
                threadIdx.x = thread;
                blockIdx.x = block;
                count_shoes(first, last, used, pay, counted);
            });
        for (auto &each : threads) each.join();
    }
}

import sys

_, k, *words = sys.stdin.read().split()
trie = [{}]
for word in words:
    v = 0
    for c in word:
        if c not in trie[v]:
            trie[v][c] = len(trie)
            trie.append({})
        v = trie[v][c]
# Whether the mover can force a win, and can force a loss. Children have greater numbers.
win, lose = [False] * len(trie), [False] * len(trie)
for v in reversed(range(len(trie))):
    win[v] = any(not win[w] for w in trie[v].values())
    lose[v] = not trie[v] or any(not lose[w] for w in trie[v].values())
print("First" if win[0] and (lose[0] or int(k) % 2) else "Second")

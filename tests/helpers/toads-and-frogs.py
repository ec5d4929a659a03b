import sys
for line in sys.stdin:  # Toads and Frogs
    row = line.strip()
    for mine, theirs, way in (("t", "f", 1), ("f", "t", -1)):
        if mine == "f":
            print("|")
        for i, piece in enumerate(row):
            if piece != mine: continue
            for k in (1, 2):
                to = i + k * way
                if 0 <= to < len(row) and row[to] == "." and (k == 1 or row[i + way] == theirs):
                    cells = list(row)
                    cells[i], cells[to] = ".", mine
                    print("".join(cells))
    print(flush=True)
